import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import type { Space } from '../../shared/ui/box.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';

interface AdminSectionProps {
  readonly title: string;
  readonly description?: string;
  readonly action?: ReactNode;
  readonly gap?: Space;
  readonly children: ReactNode;
}

export function AdminSection({ title, description, action, gap = 6, children }: AdminSectionProps) {
  usePageTitle(`${title} · Admin`);
  return (
    <Stack gap={gap}>
      <Row as="header" gap={3} align="start" justify="space-between">
        <div>
          <Heading level={1}>{title}</Heading>
          {description !== undefined && <Text>{description}</Text>}
        </div>
        {action}
      </Row>
      {children}
    </Stack>
  );
}

import { useId, type ReactNode, type Ref } from 'react';
import type { Space } from './box.ts';
import { Heading, type HeadingProps } from './Heading.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

interface SectionProps extends Pick<HeadingProps, 'size'> {
  readonly title: ReactNode;
  /** Level of the heading. */
  readonly level?: 2 | 3;
  readonly description?: ReactNode;
  /** At the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly gap?: Space;
  readonly className?: string | undefined;
  /** The heading, which a script can focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a page with a heading, which is also its accessible name. */
export function Section(props: SectionProps) {
  const { title, level = 2, size, description, actions, gap = 3, className, headingRef, children } = props;
  const id = useId();
  return (
    <Stack as="section" gap={gap} className={className} aria-labelledby={id}>
      <Row gap={4} rowGap={2} align="baseline" justify="space-between">
        <div>
          <Heading id={id} ref={headingRef} level={level} size={size} tabIndex={headingRef ? -1 : undefined}>
            {title}
          </Heading>
          {description !== undefined && <Text>{description}</Text>}
        </div>
        {actions}
      </Row>
      {children}
    </Stack>
  );
}

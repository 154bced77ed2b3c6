import { useId, type ReactNode } from 'react';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ProfileSection.module.css';

interface ProfileSectionProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
}

export function ProfileSection({ title, description, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text className={styles.description}>{description}</Text>
      </div>
      <Stack gap={4}>{children}</Stack>
    </section>
  );
}

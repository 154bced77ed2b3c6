import { builtInCoursePath, href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './CourseBanner.module.css';

export function CourseBanner() {
  return (
    <Stack as="aside" gap={3} align="start" className={styles.banner} aria-label="Our course">
      <Heading level={2}>Coding interview prep</Heading>
      <Text tone="normal">
        Lessons, coding problems and a judge that shows which test fails. For Java, Python and C++.
      </Text>
      <ButtonLink to={href.course(builtInCoursePath)} variant="primary" size="sm">
        Learn more!
      </ButtonLink>
    </Stack>
  );
}

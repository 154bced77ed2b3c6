import { Heading } from '../../shared/ui/Heading.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './CompanyNames.module.css';

const names = ['Google', 'Amazon', 'Microsoft', 'Meta', 'Apple', 'Netflix', 'Uber', 'Bloomberg'];

/** Companies with coding interviews, as plain text instead of logos, which are trademarks. */
export function CompanyNames() {
  return (
    <section className={styles.strip} aria-labelledby="companies">
      <Heading level={2} size="label" id="companies">
        Companies that use coding interviews
      </Heading>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Text size="xs">
        Company names are trademarks of their owners, who are not affiliated with this course.
      </Text>
    </section>
  );
}

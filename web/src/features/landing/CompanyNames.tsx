import styles from './CompanyNames.module.css';

const names = ['Google', 'Amazon', 'Microsoft', 'Meta', 'Apple', 'Netflix', 'Uber', 'Bloomberg'];

/** Companies with coding interviews, as plain text instead of logos, which are trademarks. */
export function CompanyNames() {
  return (
    <section className={styles.strip} aria-labelledby="companies">
      <h2 id="companies" className={styles.heading}>
        Companies that use coding interviews
      </h2>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className={styles.note}>
        Company names are trademarks of their owners, who are not affiliated with this course.
      </p>
    </section>
  );
}

import styles from './CompanyNames.module.css';

const names = ['Google', 'Amazon', 'Microsoft', 'Meta', 'Apple', 'Netflix', 'Uber', 'Bloomberg'];

/** Well-known companies that interview this way, as plain text: their marks are theirs, and so is their opinion. */
export function CompanyNames() {
  return (
    <section className={styles.strip} aria-labelledby="companies">
      <h2 id="companies" className={styles.heading}>
        Companies that ask you to write code in the interview
      </h2>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className={styles.note}>
        Names belong to their owners. None of them endorses this course or had a part in it.
      </p>
    </section>
  );
}

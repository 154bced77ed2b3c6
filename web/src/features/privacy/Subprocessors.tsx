import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './Subprocessors.module.css';
import { useListSubprocessorsQuery } from './subprocessorsApi.ts';

/** Who processes personal data here: read from the server's settings, so that the list is never out of date. */
export function Subprocessors() {
  const { data, isError } = useListSubprocessorsQuery();
  if (isError) return <p role="alert">The list could not be loaded. Please reload the page.</p>;
  if (!data) return <Skeleton lines={4} label="Loading the list of services" />;
  return (
    <dl className={styles.list}>
      {data.map(({ name, purpose, sees }) => (
        <div key={name + purpose}>
          <dt>{name}</dt>
          <dd>
            {purpose}; sees {sees}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './Subprocessors.module.css';
import { useListSubprocessorsQuery } from './subprocessorsApi.ts';

export function Subprocessors() {
  const { data, isError } = useListSubprocessorsQuery();
  if (isError) return <p role="alert">The list could not be loaded. Please reload the page.</p>;
  if (!data) return <Skeleton lines={4} label="Loading subprocessors" />;
  return (
    <dl className={styles.list}>
      {data.map(({ name, purpose, sees }) => (
        <div key={name + purpose}>
          <dt>{name}</dt>
          <dd>
            {purpose}. Receives: {sees}.
          </dd>
        </div>
      ))}
    </dl>
  );
}

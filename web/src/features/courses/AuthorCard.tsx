import { site } from '@dryrun/contracts/site';
import { Avatar } from '../../shared/ui/Avatar.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './AuthorCard.module.css';

export function AuthorCard() {
  const { author } = site;
  return (
    <section className={styles.card} aria-label="Author">
      <Avatar name={author.name} imageUrl={author.imageUrl} size={48} />
      <div>
        <p className={styles.name}>{author.name}</p>
        <Text>{author.role}</Text>
        <p className={styles.text}>{author.text}</p>
        {author.links.length > 0 && (
          <p className={styles.links}>
            {author.links.map(({ label, url }) => (
              <a key={url} href={url} rel="noreferrer">
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

export function AuthorLine() {
  const { author } = site;
  const role = author.role && `, ${author.role.charAt(0).toLowerCase()}${author.role.slice(1)}`;
  return (
    <Text className={styles.line}>
      <Avatar name={author.name} imageUrl={author.imageUrl} size={24} />
      <span>
        By {author.name}
        {role}
      </span>
    </Text>
  );
}

import { Link, type LinkProps } from 'react-router-dom';
import styles from './Card.module.css';

/** A link that covers the whole card that it is in. */
export function CardLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />;
}

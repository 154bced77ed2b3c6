import { Alert } from '../../shared/ui/Alert.tsx';
import styles from './TestCards.module.css';

const cards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0025 0000 3155', 'asks for confirmation (3-D Secure)'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has a wrong security code'],
] as const;

/** Says that no real money moves here, and which cards to try. */
export function TestCards() {
  return (
    <Alert tone="info">
      <p className={styles.lead}>
        <strong>Test payments:</strong> no real card is charged here. Never type a real one.
      </p>
      <details className={styles.cards}>
        <summary>Test cards</summary>
        <ul>
          {cards.map(([number, what]) => (
            <li key={number}>
              <code>{number}</code> {what}
            </li>
          ))}
        </ul>
        <p>Any date in the future and any security code of three digits.</p>
      </details>
    </Alert>
  );
}

import { Alert } from '../../shared/ui/Alert.tsx';
import styles from './TestCards.module.css';

const cards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0025 0000 3155', 'requires confirmation (3-D Secure)'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has a wrong security code'],
] as const;

export function TestCards() {
  return (
    <Alert tone="info">
      <p className={styles.lead}>
        <strong>Test mode:</strong> no real card is charged. Don't enter a real card number.
      </p>
      <details className={styles.cards}>
        <summary>Test cards</summary>
        <ul>
          {cards.map(([number, behavior]) => (
            <li key={number}>
              <code>{number}</code> {behavior}
            </li>
          ))}
        </ul>
        <p>Use any future expiration date and any three-digit security code.</p>
      </details>
    </Alert>
  );
}

import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../../shared/theme.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import styles from './Header.module.css';

/** Switches between light and dark. CSS shows one of the two icons, so that the first paint is right. */
export function ThemeToggle() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to the ${other} theme`}
      icon={
        <>
          <Sun size={18} aria-hidden className={styles.sun} />
          <Moon size={18} aria-hidden className={styles.moon} />
        </>
      }
      data-theme-toggle=""
      onClick={() => chooseTheme(other)}
    />
  );
}

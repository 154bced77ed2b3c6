import { breakpoints } from '../../shared/breakpoints.ts';
import styles from './ProductScreenshot.module.css';

const widths = [800, 1440, 2160];

/** A screenshot of the workspace, made by `npm run screenshot`. Its tilt decreases as the page scrolls. */
export function ProductScreenshot() {
  return (
    <div className={styles.container}>
      <div className={styles.frame} data-tilts="">
        {(['light', 'dark'] as const).map((theme) => (
          <img
            key={theme}
            className={styles.picture}
            data-picture-theme={theme}
            src={`/images/product/workspace-${theme}-1440.webp`}
            srcSet={widths
              .map((width) => `/images/product/workspace-${theme}-${width}.webp ${width}w`)
              .join(', ')}
            sizes={`(width < ${breakpoints.sm}px) 165vw, (width < 1240px) 94vw, 1160px`}
            width={1440}
            height={900}
            loading="lazy"
            alt="The coding workspace: the question on the left, a Python program in the editor on the right, and below it the verdict Approved with the tests it passed."
          />
        ))}
      </div>
    </div>
  );
}

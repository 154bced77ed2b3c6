import type { ReactNode } from 'react';
import { FigureBlock } from '../blocks/FigureBlock.tsx';
import { HintsBlock } from '../blocks/HintsBlock.tsx';
import { QuizBlock } from '../blocks/QuizBlock.tsx';
import { SlideshowBlock } from '../blocks/SlideshowBlock.tsx';
import type { Block } from './authored-blocks.ts';
import styles from './AuthoredBlock.module.css';

interface AuthoredBlockProps {
  readonly block: Block;
  readonly render: (markdown: string) => ReactNode;
}

export function AuthoredBlock({ block, render }: AuthoredBlockProps) {
  switch (block.kind) {
    case 'quiz':
      return <QuizBlock quiz={block.quiz} />;
    case 'slideshow':
      return <SlideshowBlock slideshow={block.slideshow} />;
    case 'picture':
      return <FigureBlock figure={block.figure} />;
    case 'hints':
      return <HintsBlock hints={block.hints} render={render} />;
    case 'output':
      return (
        <div className={styles.output}>
          <span className={styles.prints}>prints</span>
          <pre tabIndex={0}>{block.text}</pre>
        </div>
      );
    case 'broken':
      return <p className={styles.broken}>{block.message}</p>;
  }
}

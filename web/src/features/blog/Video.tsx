import { Play } from 'lucide-react';
import { useState } from 'react';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Video.module.css';
import { embedUrl } from './videoEmbed.ts';

/** A post's video. Nothing is loaded from the video service before the user clicks Play. */
export function Video({ link, title }: { readonly link: string; readonly title: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const embed = embedUrl(link);
  if (embed === undefined) {
    return (
      <p>
        <a href={link} rel="noreferrer">
          Watch the video
        </a>
      </p>
    );
  }
  return (
    <figure className={styles.video}>
      {isPlaying ? (
        // A third-party player: it needs its own scripts and storage but can't access this page.
        <iframe
          className={styles.frame}
          src={`${embed}?autoplay=1`}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allowFullScreen
        />
      ) : (
        <button type="button" className={styles.frame} onClick={() => setIsPlaying(true)}>
          <span className={styles.play}>
            <Play size={28} aria-hidden />
          </span>
          <span>Play video</span>
          <Text as="span" className={styles.note}>
            The video loads from youtube-nocookie.com when you click Play.
          </Text>
        </button>
      )}
    </figure>
  );
}

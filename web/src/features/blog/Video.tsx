import { Play } from 'lucide-react';
import { useState } from 'react';
import styles from './Video.module.css';
import { embedUrl } from './videoEmbed.ts';

/** A post's video. Nothing is asked of the video service before the reader presses play. */
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
        // Another site's player, which needs its own scripts and storage; it cannot reach this page.
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
          <span>Play the video</span>
          <span className={styles.note}>It comes from youtube-nocookie.com once you press play.</span>
        </button>
      )}
    </figure>
  );
}

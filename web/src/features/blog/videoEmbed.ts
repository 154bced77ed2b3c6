const idPattern = /^[\w-]{6,20}$/;

function videoId(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const host = hostname.replace(/^(www|m)\./, '');
  const [firstSegment, secondSegment] = pathname.slice(1).split('/');
  let id: string | null | undefined;
  if (host === 'youtu.be') id = firstSegment;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (firstSegment === 'watch') id = searchParams.get('v');
    else if (firstSegment === 'embed' || firstSegment === 'shorts' || firstSegment === 'live')
      id = secondSegment;
  }
  return id && idPattern.test(id) ? id : undefined;
}

/** Returns the embed URL on YouTube's host without cookies, or undefined for an unsupported link. */
export function embedUrl(link: string): string | undefined {
  const id = videoId(link);
  return id && `https://www.youtube-nocookie.com/embed/${id}`;
}

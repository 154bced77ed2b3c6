/** The time zone of the browser, such as `Europe/Berlin`. */
export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

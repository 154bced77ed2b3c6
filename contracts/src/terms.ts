/** Current version of the terms of service: the date of the last change. Stored with each account. */
export const termsVersion = '2026-11-21';

/** The version of the terms of service that people accept now: the day they were last changed. Stored with each account. */
export const termsVersion = '2026-11-21';

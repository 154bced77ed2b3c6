/** A re-encoded avatar. `file_name` is random and changes with each upload, so browsers can cache it forever. */
export interface AvatarTable {
  account_id: string;
  file_name: string;
  image: Buffer;
}

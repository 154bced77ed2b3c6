/** The picture of an account, re-encoded by us. `file_name` is random and new with each picture, so it may be cached for ever. */
export interface AvatarTable {
  account_id: string;
  file_name: string;
  image: Buffer;
}

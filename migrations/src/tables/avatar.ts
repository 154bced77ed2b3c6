/** `file_name` is random and changes with each upload, so browsers can cache the image forever. */
export interface AvatarTable {
  account_id: string;
  file_name: string;
  image: Buffer;
}

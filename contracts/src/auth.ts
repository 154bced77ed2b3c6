import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { requestBody, text } from './request-field.ts';
import { userSchema } from './users.ts';

/** POST /auth/login: a fresh bearer token and the user it belongs to. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: requestBody({
    email: text('email')
      .trim()
      .min(1, 'email: enter your e-mail')
      .max(254, 'email: at most 254 characters are allowed')
      .refine((address) => !address.includes('\0'), 'email: a null byte is not allowed'),
    password: text('password')
      .min(1, 'password: enter your password')
      .max(1024, 'password: at most 1024 characters are allowed'),
  }),
  response: z.object({ accessToken: z.string(), user: userSchema }),
});

/** POST /auth/logout: revokes the token that was sent. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  response: z.object({ message: z.string() }),
});

export const authContract = { login, logout };

import { authContract } from '@dryrun/contracts/auth';
import type { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { confirmationHandlers } from './confirmation.ts';
import { loginHandlers } from './login.ts';
import { optionsHandlers } from './options.ts';
import { recoveryHandlers } from './recovery.ts';
import { signUpHandlers } from './sign-up.ts';
import { socialSignUpHandlers } from './social/sign-up.ts';

/** Sign-up, login, email confirmation and recovery endpoints. */
export function authRoutes(context: Context): Router {
  return implement(
    authContract,
    {
      ...loginHandlers(context),
      ...signUpHandlers(context),
      ...socialSignUpHandlers(context),
      ...confirmationHandlers(context),
      ...recoveryHandlers(context),
      ...optionsHandlers(context),
    },
    context,
  );
}

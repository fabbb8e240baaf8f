import type { StateTable } from '../../engines/state-table.ts';
import { cognitoError } from './cognito-error.ts';

export interface PoolUser {
  username: string;
  sub: string;
  status: 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED';
  passwordHash?: string | undefined;
  attributes: Record<string, string>;
  groups: string[];
  /** The number of global sign-outs. */
  signOuts?: number | undefined;
  /** Epoch seconds. */
  createdAt: number;
  updatedAt: number;
}

export interface Users {
  find(username: string | undefined): Promise<PoolUser | undefined>;
  /** @throws ServiceError UserNotFoundException */
  get(username: string | undefined): Promise<PoolUser>;
  list(): Promise<PoolUser[]>;
  /** @throws ServiceError UsernameExistsException */
  create(user: PoolUser): Promise<void>;
  update(username: string | undefined, change: (user: PoolUser) => PoolUser): Promise<PoolUser>;
  remove(username: string | undefined): Promise<void>;
}

export function openUsers(state: StateTable): Users {
  // Changes run one after the other, so no change overwrites another.
  let previous: Promise<unknown> = Promise.resolve();
  function runSerially<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = previous.then(change);
    previous = result.catch(() => undefined);
    return result;
  }

  const users: Users = {
    find: async (username) => (username ? state.read<PoolUser>(keyOf(username)) : undefined),
    get: async (username) => {
      const user = await users.find(username);
      if (!user) throw cognitoError('UserNotFoundException', 'User does not exist.');
      return user;
    },
    list: () => state.list<PoolUser>(keyOf('')),
    create: (user) =>
      runSerially(async () => {
        if (await users.find(user.username)) {
          throw cognitoError('UsernameExistsException', 'User account already exists');
        }
        await state.write(keyOf(user.username), user);
      }),
    update: (username, change) =>
      runSerially(async () => {
        const changed = { ...change(await users.get(username)), updatedAt: epochSeconds() };
        await state.write(keyOf(changed.username), changed);
        return changed;
      }),
    remove: (username) =>
      runSerially(async () => {
        const { username: knownName } = await users.get(username);
        await state.take(keyOf(knownName));
      }),
  };
  return users;
}

export function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function keyOf(username: string): string {
  return `USER#${username}`;
}

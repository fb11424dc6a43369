import { market, timeAt } from '@sild/demo'
import type { AccountsDeps } from '../src/deps.ts'
import { User } from '../src/models/user.ts'
import { seedActiveWeeks } from './active-weeks.ts'

/** The people and the staff of the demo market. Done once: users that exist are left as they are. */
export async function seed({ database, passwords, clock }: AccountsDeps): Promise<void> {
  const { users } = market()
  const at = (ageMinutes: number): Date => timeAt(clock.now(), ageMinutes)
  // Hashing takes its time, and the people of the demo share two passwords.
  const hashes = new Map<string, string>()
  for (const password of new Set(users.map((user) => user.password)))
    hashes.set(password, await passwords.hash(password))
  const rows = users.map((user) => ({
    userGuid: user.userGuid,
    email: user.email,
    passwordHash: hashes.get(user.password)!,
    userType: user.userType ?? 'customer',
    roles: user.staffRole ? [user.staffRole] : [],
    locale: user.locale,
    verifiedAt: user.isVerified ? at(user.createdAgeMinutes) : null,
    joinedAt: at(user.createdAgeMinutes),
  }))
  await database.transaction(async (trx) => {
    await User.query(trx).insert(rows).onConflict().ignore()
    await seedActiveWeeks(trx, clock.now(), users)
  })
}

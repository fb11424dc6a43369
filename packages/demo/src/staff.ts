import { guid } from './seeded.ts'
import { day } from './time.ts'
import type { StaffRole, User } from './types.ts'

export const staffPassword = 'sild-demo-staff-2026'

export function staffGuid(role: StaffRole): string {
  return guid(`staff:${role}`)
}

export const staffUsers: User[] = (['moderator', 'support', 'editor', 'admin'] as const).map((staffRole) => ({
  userGuid: staffGuid(staffRole),
  email: `${staffRole}@sild.test`,
  password: staffPassword,
  userType: null,
  staffRole,
  isVerified: true,
  locale: 'en',
  companyGuid: null,
  createdAgeMinutes: 430 * day,
  lastSeenAgeMinutes: 12,
}))

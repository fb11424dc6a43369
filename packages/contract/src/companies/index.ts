import * as own from './operations.ts'
import * as profile from './profile-operations.ts'
import * as review from './review-operations.ts'
import * as staff from './staff-operations.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import { companiesSchemas } from './schemas.ts'
import { companyProfilesSchemas } from './profile-schemas.ts'
import { reviewsSchemas } from './review-schemas.ts'
import { staffCompaniesSchemas } from './staff-schemas.ts'

export { errors } from './errors.ts'
export { events } from './events.ts'
export { jobs } from './jobs.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...profile, ...review, ...staff }
export const schemas = { ...companiesSchemas, ...companyProfilesSchemas, ...reviewsSchemas, ...staffCompaniesSchemas }

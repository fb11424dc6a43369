import * as category from './category-operations.ts'
import * as editor from './editor-operations.ts'
import * as flag from './flag-operations.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import { categorySchemas } from './category-schemas.ts'
import { editorSchemas } from './editor-schemas.ts'
import { flagSchemas } from './flag-schemas.ts'
import * as own from './operations.ts'
import { contentSchemas } from './schemas.ts'
import * as site from './site-operations.ts'
import { siteSchemas } from './site-schemas.ts'

export { errors } from './errors.ts'
export { events } from './events.ts'
export { jobs } from './jobs.ts'

export const messages = { en, et, fr }
export const operations = { ...own, ...editor, ...site, ...category, ...flag }
export const schemas = { ...contentSchemas, ...editorSchemas, ...siteSchemas, ...categorySchemas, ...flagSchemas }

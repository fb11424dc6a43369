import { pageStates, textProblemKinds } from '@sild/contract/content/page-states'
import { locales } from '@sild/contract/enums'
import { pageFields, textFields } from '../../mf-backoffice/src/pages/pages/written-fields.ts'

/** Entries of `dynamicMessages` for the pages of editors. */
export const dynamicEditorMessages = {
  'mf-backoffice.pages.*': ['speakers', 'agenda'],
  'mf-backoffice.pages.state.*': pageStates,
  'mf-backoffice.pages.step.*': pageStates,
  'mf-backoffice.pages.now.*': pageStates,
  'mf-backoffice.pages.language.*': locales,
  'mf-backoffice.pages.problem.*': textProblemKinds,
  'mf-backoffice.pages.upload.*': ['type', 'size', 'many'],
  'mf-backoffice.pages.field.*': [...textFields, ...pageFields, 'startTime', 'endTime'],
} as const

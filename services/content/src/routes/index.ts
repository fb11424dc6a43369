import { acceptPolicies } from './accept-policies.ts'
import { addFlagCompanyRoute } from './add-flag-company.ts'
import { approvePageRoute } from './approve-page.ts'
import { changeFlagRoute } from './change-flag.ts'
import { closeCategoryRoute } from './close-category.ts'
import { createPageRoute } from './create-page.ts'
import { exportContentDataRoute } from './export-content-data.ts'
import { getEditorPage } from './get-editor-page.ts'
import { getEventCalendar } from './get-event-calendar.ts'
import { getPage } from './get-page.ts'
import { getPageRevision } from './get-page-revision.ts'
import { getSiteSettings } from './get-site-settings.ts'
import { listCategories } from './list-categories.ts'
import { listCities } from './list-cities.ts'
import { listCompanyFlags } from './list-company-flags.ts'
import { listCountries } from './list-countries.ts'
import { listEditorPages } from './list-editor-pages.ts'
import { listFlagRules } from './list-flag-rules.ts'
import { listFlags } from './list-flags.ts'
import { listLanguages } from './list-languages.ts'
import { listNamedCategories } from './list-named-categories.ts'
import { listPageCategories } from './list-page-categories.ts'
import { listPageRevisions } from './list-page-revisions.ts'
import { listPages } from './list-pages.ts'
import { listPoliciesToAccept } from './list-policies-to-accept.ts'
import { mergeCategoryRoute } from './merge-category.ts'
import { nameCategoryRoute } from './name-category.ts'
import { openCategoryRoute } from './open-category.ts'
import { previewMarkdown } from './preview-markdown.ts'
import { removeFlagCompanyRoute } from './remove-flag-company.ts'
import { restorePageRevision } from './restore-page-revision.ts'
import { returnPageRoute } from './return-page.ts'
import { savePage } from './save-page.ts'
import { submitPageRoute } from './submit-page.ts'
import { updateSiteSettings } from './update-site-settings.ts'
import { withdrawPageRoute } from './withdraw-page.ts'

export const routes = [
  acceptPolicies,
  approvePageRoute,
  createPageRoute,
  getEditorPage,
  getEventCalendar,
  getPage,
  getPageRevision,
  getSiteSettings,
  listCategories,
  listCities,
  listCountries,
  listEditorPages,
  listLanguages,
  listNamedCategories,
  listPageCategories,
  listPageRevisions,
  listPages,
  listPoliciesToAccept,
  nameCategoryRoute,
  mergeCategoryRoute,
  closeCategoryRoute,
  openCategoryRoute,
  previewMarkdown,
  restorePageRevision,
  returnPageRoute,
  savePage,
  submitPageRoute,
  updateSiteSettings,
  withdrawPageRoute,
  listFlags,
  listCompanyFlags,
  listFlagRules,
  changeFlagRoute,
  addFlagCompanyRoute,
  removeFlagCompanyRoute,
  exportContentDataRoute,
]

import { acceptPoliciesRoute } from './accept-policies.ts'
import { addFlagCompanyRoute } from './add-flag-company.ts'
import { approvePageRoute } from './approve-page.ts'
import { changeFlagRoute } from './change-flag.ts'
import { closeCategoryRoute } from './close-category.ts'
import { createPageRoute } from './create-page.ts'
import { exportContentDataRoute } from './export-content-data.ts'
import { getEditorPageRoute } from './get-editor-page.ts'
import { getEventCalendarRoute } from './get-event-calendar.ts'
import { getPageRoute } from './get-page.ts'
import { getPageRevisionRoute } from './get-page-revision.ts'
import { getSiteSettingsRoute } from './get-site-settings.ts'
import { listCategoriesRoute } from './list-categories.ts'
import { listCitiesRoute } from './list-cities.ts'
import { listCompanyFlagsRoute } from './list-company-flags.ts'
import { listCountriesRoute } from './list-countries.ts'
import { listEditorPagesRoute } from './list-editor-pages.ts'
import { listFlagRulesRoute } from './list-flag-rules.ts'
import { listFlagsRoute } from './list-flags.ts'
import { listLanguagesRoute } from './list-languages.ts'
import { listNamedCategoriesRoute } from './list-named-categories.ts'
import { listPageCategoriesRoute } from './list-page-categories.ts'
import { listPageRevisionsRoute } from './list-page-revisions.ts'
import { listPagesRoute } from './list-pages.ts'
import { listPoliciesToAcceptRoute } from './list-policies-to-accept.ts'
import { mergeCategoryRoute } from './merge-category.ts'
import { nameCategoryRoute } from './name-category.ts'
import { openCategoryRoute } from './open-category.ts'
import { previewMarkdownRoute } from './preview-markdown.ts'
import { removeFlagCompanyRoute } from './remove-flag-company.ts'
import { restorePageRevisionRoute } from './restore-page-revision.ts'
import { returnPageRoute } from './return-page.ts'
import { savePageRoute } from './save-page.ts'
import { submitPageRoute } from './submit-page.ts'
import { updateSiteSettingsRoute } from './update-site-settings.ts'
import { withdrawPageRoute } from './withdraw-page.ts'

export const routes = [
  acceptPoliciesRoute,
  approvePageRoute,
  createPageRoute,
  getEditorPageRoute,
  getEventCalendarRoute,
  getPageRoute,
  getPageRevisionRoute,
  getSiteSettingsRoute,
  listCategoriesRoute,
  listCitiesRoute,
  listCountriesRoute,
  listEditorPagesRoute,
  listLanguagesRoute,
  listNamedCategoriesRoute,
  listPageCategoriesRoute,
  listPageRevisionsRoute,
  listPagesRoute,
  listPoliciesToAcceptRoute,
  nameCategoryRoute,
  mergeCategoryRoute,
  closeCategoryRoute,
  openCategoryRoute,
  previewMarkdownRoute,
  restorePageRevisionRoute,
  returnPageRoute,
  savePageRoute,
  submitPageRoute,
  updateSiteSettingsRoute,
  withdrawPageRoute,
  listFlagsRoute,
  listCompanyFlagsRoute,
  listFlagRulesRoute,
  changeFlagRoute,
  addFlagCompanyRoute,
  removeFlagCompanyRoute,
  exportContentDataRoute,
]

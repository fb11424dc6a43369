import type { Publication } from '../types.ts'
import { buildPublication } from './build.ts'
import { buildExpert } from './build-expert.ts'
import type { ExpertDraft, PublicationDraft } from './draft.ts'
import { expertsByTheDay } from './experts/by-the-day.ts'
import { expertsEstonianCode } from './experts/estonia-code.ts'
import { expertsEstonianDataAndSafety } from './experts/estonia-data-and-safety.ts'
import { expertsEstonianFurther } from './experts/estonia-further.ts'
import { expertsEstonianOffice } from './experts/estonia-office.ts'
import { expertsFrenchServices } from './experts/france-services.ts'
import { expertsFrenchSoftware } from './experts/france-software.ts'
import { projectsEstonianCareAndFinance } from './projects/estonia-care-and-finance.ts'
import { projectsIndustry } from './projects/estonia-industry.ts'
import { projectsEstonianLearningAndHomes } from './projects/estonia-learning-and-homes.ts'
import { projectsTourismFood } from './projects/estonia-tourism-food.ts'
import { projectsFrenchCareAndHomes } from './projects/france-care-and-homes.ts'
import { projectsFrenchFoodAndTransport } from './projects/france-food-and-transport.ts'
import { projectsFrenchKnowledge } from './projects/france-knowledge.ts'
import { projectsFrenchMaking } from './projects/france-making.ts'
import { servicesEstonianCode } from './services/estonia-code.ts'
import { servicesEstonianDataAndCloud } from './services/estonia-data-and-cloud.ts'
import { servicesEstonianOffice } from './services/estonia-office.ts'
import { servicesEstonianOutreach } from './services/estonia-outreach.ts'
import { servicesEstonianSafetyAndSystems } from './services/estonia-safety-and-systems.ts'
import { servicesEstonianWebAndApps } from './services/estonia-web-and-apps.ts'
import { servicesFrenchAppsAndSafety } from './services/france-apps-and-safety.ts'
import { servicesFrenchCodeAndData } from './services/france-code-and-data.ts'
import { servicesFrenchIndustry } from './services/france-industry.ts'
import { servicesFrenchOffice } from './services/france-office.ts'
import { servicesSmallPackages } from './services/small-packages.ts'

export const projectDrafts: PublicationDraft[] = [
  ...projectsEstonianCareAndFinance,
  ...projectsIndustry,
  ...projectsEstonianLearningAndHomes,
  ...projectsTourismFood,
  ...projectsFrenchCareAndHomes,
  ...projectsFrenchFoodAndTransport,
  ...projectsFrenchKnowledge,
  ...projectsFrenchMaking,
]
export const serviceDrafts: PublicationDraft[] = [
  ...servicesEstonianCode,
  ...servicesEstonianDataAndCloud,
  ...servicesEstonianOffice,
  ...servicesEstonianOutreach,
  ...servicesEstonianSafetyAndSystems,
  ...servicesEstonianWebAndApps,
  ...servicesFrenchAppsAndSafety,
  ...servicesFrenchCodeAndData,
  ...servicesFrenchIndustry,
  ...servicesFrenchOffice,
  ...servicesSmallPackages,
]
export const expertDrafts: ExpertDraft[] = [
  ...expertsByTheDay,
  ...expertsEstonianCode,
  ...expertsEstonianDataAndSafety,
  ...expertsEstonianFurther,
  ...expertsEstonianOffice,
  ...expertsFrenchServices,
  ...expertsFrenchSoftware,
]

export function buildPublications(): Publication[] {
  return [
    ...projectDrafts.map((draft) => buildPublication('project', draft)),
    ...serviceDrafts.map((draft) => buildPublication('service', draft)),
    ...expertDrafts.map(buildExpert),
  ]
}

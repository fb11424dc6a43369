import { guid } from '../seeded.ts'
import type { Qualification } from '../types.ts'

const rows = [
  ['iso-9001', 'ISO 9001', 'ISO 9001', 'ISO 9001'],
  ['iso-27001', 'ISO 27001', 'ISO 27001', 'ISO 27001'],
  ['iso-17100', 'ISO 17100 translation services', 'ISO 17100 tõlketeenused', 'ISO 17100 services de traduction'],
  ['iso-14001', 'ISO 14001', 'ISO 14001', 'ISO 14001'],
  ['gdpr', 'GDPR trained team', 'GDPR koolitusega meeskond', 'Équipe formée au RGPD'],
  ['aws-certified', 'AWS certified engineers', 'AWS-i sertifikaadiga insenerid', 'Ingénieurs certifiés AWS'],
  ['azure-certified', 'Azure certified engineers', 'Azure’i sertifikaadiga insenerid', 'Ingénieurs certifiés Azure'],
  [
    'kubernetes-certified',
    'Kubernetes administrators (CKA)',
    'Kubernetese administraatorid (CKA)',
    'Administrateurs Kubernetes (CKA)',
  ],
  [
    'offensive-security',
    'Offensive security certificates',
    'Ründetestimise sertifikaadid',
    'Certifications en sécurité offensive',
  ],
  ['istqb', 'ISTQB certified testers', 'ISTQB sertifikaadiga testijad', 'Testeurs certifiés ISTQB'],
  ['scrum', 'Certified Scrum masters', 'Sertifitseeritud Scrumi juhid', 'Scrum masters certifiés'],
  ['accessibility', 'Accessibility specialists', 'Ligipääsetavuse spetsialistid', 'Spécialistes de l’accessibilité'],
  ['public-sector', 'Public sector experience', 'Avaliku sektori kogemus', 'Expérience du secteur public'],
  ['medical', 'Medical software experience', 'Meditsiinitarkvara kogemus', 'Expérience du logiciel médical'],
  ['payments', 'Payment systems experience', 'Maksesüsteemide kogemus', 'Expérience des paiements'],
  ['x-road', 'X-Road integrations', 'X-tee liidestused', 'Intégrations X-Road'],
  ['chartered-accountant', 'Certified accountants', 'Kutsetunnistusega raamatupidajad', 'Experts-comptables diplômés'],
  ['sworn-translation', 'Sworn translators', 'Vandetõlgid', 'Traducteurs assermentés'],
  [
    'google-partner',
    'Certified in search advertising',
    'Otsingureklaami sertifikaadiga',
    'Certifiés en publicité de recherche',
  ],
  [
    'liability-insurance',
    'Professional liability insurance',
    'Vastutuskindlustus',
    'Responsabilité civile professionnelle',
  ],
  ['green-hosting', 'Low-carbon hosting', 'Väikese jalajäljega majutus', 'Hébergement bas carbone'],
  ['design-award', 'Design award shortlist', 'Disainiauhinna nominent', 'Finaliste d’un prix de design'],
  [
    'structural-licence',
    'Licensed structural designers',
    'Pädevustunnistusega konstruktorid',
    'Concepteurs de structures habilités',
  ],
  ['family-business', 'Family business', 'Pereettevõte', 'Entreprise familiale'],
] as const

export type QualificationSlug = (typeof rows)[number][0]

export const qualificationSlugs = rows.map(([slug]) => slug)

export function qualificationGuid(slug: QualificationSlug): string {
  return guid(`qualification:${slug}`)
}

export const qualifications: Qualification[] = rows.map(([slug, en, et, fr]) => ({
  qualificationGuid: qualificationGuid(slug),
  slug,
  names: { en, et, fr },
}))

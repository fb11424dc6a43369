import { listCompany } from './list-company.ts'

export const jobs = [listCompany]

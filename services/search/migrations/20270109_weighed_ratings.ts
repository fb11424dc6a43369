import type { Knex } from 'knex'

/**
 * The weighted mean that sorts companies: three reviews of 3 are added to those of a company. Listings use the mean of
 * their company. Both are set here at once; jobs update the scores.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    select give_up_rebuild();
    -- 0 without reviews, below every mean.
    alter table companies add column weighed_rating real not null default 0;
    update companies set weighed_rating = (3 * 3 + rating * reviews_count) / (3 + reviews_count)
      where rating is not null and reviews_count > 0;
    update listings set rating = k.weighed_rating
      from companies k where k.company_guid = listings.company_guid and listings.rating <> k.weighed_rating;

    drop trigger note_change on companies;
    create trigger note_change after insert or delete or update of
      is_listed, is_hidden, joined_at, score, weighed_rating, publications_count, favorites_count, city_title, tokens on companies
      for each row execute function note_company_change();

    insert into outbox (job, payload) select 'index-company', jsonb_build_object('companyGuid', company_guid) from companies;
    insert into outbox (job, payload)
      select 'index-publication', jsonb_build_object('publicationGuid', publication_guid, 'revision', revision) from cards`)

export const down = (knex: Knex) =>
  knex.raw(`
    drop trigger note_change on companies;
    create trigger note_change after insert or delete or update of
      is_listed, is_hidden, joined_at, score, rating, publications_count, favorites_count, city_title, tokens on companies
      for each row execute function note_company_change();
    update listings set rating = coalesce(k.rating, 0)
      from companies k where k.company_guid = listings.company_guid and listings.rating <> coalesce(k.rating, 0);
    alter table companies drop column weighed_rating`)

import fs from 'node:fs';
import path from 'node:path';

import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {findInAll, type LoadedIndex} from '@openapi-portal/site-search/engine';
import {beforeAll, describe, expect, it} from 'vitest';

import {
  findPlace,
  loadIndexes,
  parseQueries,
  type SearchQuery,
} from '../../../scripts/search-queries';
import {siteDir} from '../../../scripts/site';
import {BUILD, listHtmlFiles, readPage} from '../page';
import {listMistakes, orderOtherwise, withoutStopWords} from './mistakes';

/** Minimum share of mistyped queries whose expected result is among the first ten. */
const FORGIVEN = 0.85;

const FILE = path.join(siteDir, 'tests/search/queries.txt');

/** Returns true for queries of people who had not read the pages. */
const isOfRound = ({group}: SearchQuery): boolean => group.startsWith('Round');

const WORDS_OF_LANGUAGES = {
  German: (
    'Benutzer,Konto,löschen,anlegen,ändern,Fehler,Ratenbegrenzung,Anmeldung,Passwort,Berechtigung,Rollen,Schwachstelle,' +
    'Risiko,Aufgabe,Nachweis,Prüfer,Lieferant,Datenschutz,Verschlüsselung,Fragebogen'
  ).split(','),
  French: (
    'utilisateur,supprimer,créer,modifier,erreur,limite de débit,connexion,mot de passe,droits,vulnérabilité,risque,tâche,' +
    'preuve,auditeur,fournisseur,sauvegarde,chiffrement,rapport,jeton,questionnaire'
  ).split(','),
  Spanish: (
    'usuario,eliminar,crear,actualizar,errores,límite de velocidad,iniciar sesión,contraseña,permisos,vulnerabilidad,riesgo,' +
    'tarea,evidencia,auditoría,proveedor,copia de seguridad,cifrado,informe,token de acceso,cuestionario'
  ).split(','),
};

const isOfAuthors = ({group}: SearchQuery): boolean =>
  /^From the (?:first readers|authors)/.test(group);

describe('search in the built site', () => {
  const queries = parseQueries(fs.readFileSync(FILE, 'utf8'));
  let loaded: readonly LoadedIndex[];

  beforeAll(async () => {
    loaded = await loadIndexes(BUILD);
  });

  /** Caches ranks by query, because most queries are checked against several limits. */
  const ranks = new Map<string, number>();

  function readRank(asked: SearchQuery): number {
    const key = JSON.stringify([asked.query, asked.places, asked.near]);
    const rank = ranks.get(key) ?? findPlace(loaded, asked).rank;
    ranks.set(key, rank);
    return rank;
  }

  /** Returns the share of queries whose expected result is within a limit, and the other queries. */
  function measure(asked: readonly SearchQuery[], limit: number) {
    const late = asked.filter((one) => readRank(one) > limit);
    const share = 1 - late.length / asked.length;
    return {share, late: late.map(({query}) => query).join(', ')};
  }

  it('finds the right target for known queries: 95 % first, all in the first three', () => {
    const {share, late} = measure(queries, 1);
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(queries.filter(isOfRound).length).toBeGreaterThanOrEqual(100);
    expect(share, late).toBeGreaterThanOrEqual(0.95);
    expect(measure(queries, 3).late).toBe('');
  });

  it('finds the right target for queries of experts: 50 of 60 first', () => {
    const asked = queries.filter(isOfAuthors);
    expect(asked).toHaveLength(60);
    expect(measure(asked, 1).share).toBeGreaterThanOrEqual(50 / 60);
  });

  it('finds the same with words in another order, and without stop words', () => {
    const others = [orderOtherwise, withoutStopWords].flatMap((change) =>
      queries.map((one) => ({...one, query: change(one.query)})),
    );
    expect(measure(others, 3).share).toBeGreaterThanOrEqual(0.9);
    expect(measure(others, 10).share).toBeGreaterThanOrEqual(0.95);
  });

  it('tolerates one typing error in each long word', () => {
    const spoilt = queries
      .filter(isOfAuthors)
      .flatMap((one) => listMistakes(one.query).map((query) => ({...one, query})));
    expect(spoilt.length).toBeGreaterThan(1000);
    expect(measure(spoilt, 10).share).toBeGreaterThanOrEqual(FORGIVEN);
  });

  it('has each heading that is a question among its queries', () => {
    const pages = listHtmlFiles().filter((file) => file.startsWith('docs/'));
    const headings = pages.flatMap((file) =>
      [...readPage(file).querySelectorAll('main h2[id]')].map((heading) => heading.textContent),
    );
    const asked = new Set(queries.map(({query}) => query.toLowerCase()));
    const questions = headings
      .map((text) => text.replace(/[^\w?]+$/u, '').trim())
      .filter((text) => text.endsWith('?'));
    expect(questions.length).toBeGreaterThan(3);
    expect(
      questions.filter(
        (text) => !asked.has(text.toLowerCase()) && !asked.has(text.slice(0, -1).toLowerCase()),
      ),
    ).toEqual([]);
  });

  it('has expected pages that exist', () => {
    const broken = queries
      .flatMap(({places}) => places)
      .filter((place) => {
        const [route = '', anchor] = place.split('#');
        return anchor !== undefined && readPage(route).getElementById(anchor) === null;
      });
    expect(broken).toEqual([]);
  });

  const find = (query: string, near?: string) => findInAll(loaded, query, {limit: 10, near});
  const rank = (query: string, ...places: string[]) => findPlace(loaded, {query, places}).rank;

  it('finds matches while a word is still being typed', () => {
    expect(rank('idempot', '/docs/introduction/definitions#idempotency-key')).toBeLessThan(10);
    expect(
      rank('access_exp', '/docs/API/Ciso-API/create-user#request-body.access_expires_at'),
    ).toBe(1);
  });

  it('shows pages with most of the words, and names unknown words', () => {
    const {hits, missing} = find('accept a risk qqxxyyzz');
    expect(hits[0]?.path).toBe('docs/system-modules/risks#how-to-accept-a-risk');
    expect(missing).toEqual(['qqxxyyzz']);
  });

  it.each(Object.entries(WORDS_OF_LANGUAGES))('knows 20 words of %s', (_, words) => {
    expect(words).toHaveLength(20);
    const unknown = words.filter((word) => {
      const {hits, missing} = find(word);
      return hits.length === 0 || missing.length > 0;
    });
    expect(unknown).toEqual([]);
  });

  it('finds nothing for unknown words, and offers nothing unrelated', () => {
    expect(find('zzzzqqq')).toEqual({hits: [], missing: ['zzzzqqq'], corrections: []});
    expect(find('   ')).toMatchObject({hits: []});
    expect(find('?!').hits).toEqual([]);
  });

  it('does not correct short words, and names the correction of a long one', () => {
    expect(find('CORS').hits[0]?.title).toBe('Calls from a browser');
    expect(find('inherrent risk').corrections).toEqual([{typed: 'inherrent', shown: 'inherent'}]);
    expect(find('"inherrent" risk')).toMatchObject({corrections: [], missing: ['inherrent']});
    expect(find('rosk').missing).toEqual(['rosk']);
  });

  it("ranks the reader's section higher, and says so", () => {
    expect(find('delete account').hits[0]?.path).toBe(
      'docs/system-applications/user-administration#remove-an-account-that-is-still-needed',
    );
    const {hits, section} = find('delete account', 'docs/API/quick-start');
    expect(hits[0]?.path).toBe('docs/API/Ciso-API/delete-user');
    expect(section).toBe('API');
  });

  it('ranks the meaning of a problem code first, then the current operation', () => {
    const {hits} = find('412', 'docs/API/Ciso-API/delete-user');
    expect(hits[0]?.path).toMatch(/precondition-failed$/);
    expect(hits.find(({kind}) => kind === 'status')?.path).toBe(
      'docs/API/Ciso-API/delete-user#responses.412',
    );
  });

  it.each(['risk appetite '.repeat(7000), 'x'.repeat(100_000), 'a-b '.repeat(25_000)])(
    'answers a question of 100,000 characters as fast as any: %.10s…',
    (question) => {
      const readMilliseconds = watchProcessor();
      find(question);
      expect(readMilliseconds()).toBeLessThan(1000);
    },
  );

  it('answers in 10 ms', () => {
    const times = queries.map(({query}) => {
      const readMilliseconds = watchProcessor();
      find(query);
      return readMilliseconds();
    });
    const [median = Infinity] = times.sort((a, b) => a - b).slice(times.length / 2);
    expect(median).toBeLessThan(10);
  });
});

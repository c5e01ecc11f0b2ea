import product from '#product';

import {readFileSync} from 'node:fs';

import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {toVisibleText} from '@openapi-portal/openapi-console/testing';
import {applications} from '../../product/applications';
import {type HeadId, heads} from '../../product/heads';
import {modules} from '../../product/modules';
import {questionnaire, records} from '../../product/running-example';
import {userTypes} from '../../product/user-types';

import {findById} from '../find';
import {readExamples} from '../illustrations/parts';

import {PageHead} from '.';

const KEY = /\b(?!CVE)[A-Z]{3}-\d{4}\b/g;

const draw = (of: HeadId): string => renderToStaticMarkup(<PageHead of={of} />);

const readText = (of: HeadId): string => toVisibleText(draw(of).replace(/aria-label="[^"]*"/g, ''));

it('every module, user type and application has a head', () => {
  const pages = applications.map(({page}) => page.split('/').at(-1));
  const wanted = [...modules.map(({id}) => id), ...userTypes.map(({id}) => id), ...pages];
  const ids: readonly string[] = heads.map(({id}) => id);
  expect(wanted.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});

it('has a Print button only if its page asks for it', () => {
  expect(renderToStaticMarkup(<PageHead of="ciso" canPrint />)).toContain('Print this page');
  expect(draw('ciso')).not.toContain('Print this page');
});

describe.each(heads)('the head of $id', ({id, facts, picture}) => {
  const html = draw(id);
  const [, window = ''] = /aria-hidden="true">(.*?)<\/div><\/div><ol|$/s.exec(html) ?? [];

  it('states four facts in few words', () => {
    expect(facts).toHaveLength(4);
    for (const {label, value, more} of facts) {
      expect(readText(id)).toContain(`${label}${value} ${more}`);
      expect(value.length, value).toBeLessThanOrEqual(22);
      expect(more.length, more).toBeLessThanOrEqual(40);
    }
  });

  it('has a picture with one name, which describes it', () => {
    expect(html.match(/role="img" aria-label="[^"]+"><div aria-hidden="true">/g)).toHaveLength(1);
    expect(window + html).not.toMatch(/<(a|input|h\d|script)\b|tabindex|style=/);
    const known: readonly string[] = [
      ...records,
      ...product.courses.map((one) => ({key: one.id})),
    ].map(({key}) => key);
    expect((readText(id).match(KEY) ?? []).filter((key) => !known.includes(key))).toEqual([]);
    for (const key of picture.shows.match(KEY) ?? []) expect(readText(id)).toContain(key);
  });

  it('has a number in the picture for each of its two or three callouts', () => {
    const marks = [...html.matchAll(/class="mark">(\d)</g)].map(([, mark]) => Number(mark));
    const wanted = picture.isNumbered ? 7 : picture.callouts.length;
    expect([...new Set(marks)].sort()).toEqual(
      Array.from({length: wanted}, (_, index) => index + 1),
    );
    if (picture.screen !== undefined) expect([...marks].sort()).toEqual(marks);
    if (!picture.isNumbered) expect([2, 3]).toContain(picture.callouts.length);
    expect(html.match(/<li>/g) ?? []).toHaveLength(picture.callouts.length);
  });

  it('only shortens texts that start like the full text', () => {
    const {screen} = picture;
    const entity = records.find(({key}) => key === screen?.rows[0]?.key)?.entity;
    for (const [field, short] of Object.entries(screen?.short ?? {}))
      expect(readExamples(entity ?? 'asset')[field]?.startsWith(short)).toBe(true);
  });

  it('selects a record', () => {
    expect(
      html.includes('screen-selected') ||
        ['company', 'vendor-application'].includes(id) ||
        picture.isNumbered,
    ).toBe(true);
  });
});

describe('the pictures', () => {
  it('show the scores and the states of their moment', () => {
    expect(readText('risks')).toMatch(/20 critical to 8 moderate/);
    expect(readText('ciso')).toContain('ingested');
    expect(readText('cve')).toMatch(/affected.*5 November/);
    expect(readText('tasks')).toMatch(/TSK-0190.*done.*TSK-0191.*verified/);
  });

  it('show the modules of their application, and no others', () => {
    for (const {page, modules: shown} of applications) {
      const head = findById(heads, page.split('/').at(-1) ?? '');
      const [, navigation = ''] =
        /window-navigation">(.*?)<div class="window-content"/s.exec(draw(head.id)) ?? [];
      expect(
        modules.filter(({name}) => navigation.includes(`</span>${name}<`)).map(({id}) => id),
      ).toEqual(modules.map(({id}) => id).filter((id) => shown.includes(id)));
    }
  });

  it('list every answer on the page of the vendor application', () => {
    const page = readFileSync('docs/system-applications/vendor-application.mdx', 'utf8');
    for (const {question, answer} of questionnaire.questions) {
      expect(readText('vendor-application')).toContain(question);
      expect(page.toLowerCase()).toContain(`"${question.toLowerCase()}"`);
      expect(page).toContain(answer);
    }
  });
});

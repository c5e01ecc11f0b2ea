import {createRandom} from '@openapi-portal/openapi-sandbox/testing';
import {expect, it} from 'vitest';

import {openSandbox, PEOPLE} from './testing/open-sandbox';

const STEPS = 2000;

type Model = Map<string, {email: string; name: string; tag: string}>;

it.each([1, 2, 3])(
  'random operations have the same result in the store and in a plain map (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const api = await openSandbox();
    const {body} = await api.send('GET', '/users');
    const model: Model = new Map();
    for (const {id} of body.items as unknown as {id: string}[]) {
      const {body: user, headers} = await api.send('GET', `/users/${id}`);
      model.set(id, {
        email: String(user.email),
        name: String(user.given_name),
        tag: headers.get('ETag') ?? '',
      });
    }

    const create = async (): Promise<void> => {
      const email = `u${random.below(60)}@example.net`;
      const isTaken = [...model.values()].some((one) => one.email === email);
      const names = {given_name: 'A', family_name: 'B', user_type: 'member'};
      const {
        status,
        body: user,
        headers,
      } = await api.send('POST', '/users', {body: {email, ...names}});
      expect(status).toBe(isTaken ? 409 : 201);
      if (!isTaken) model.set(String(user.id), {email, name: 'A', tag: headers.get('ETag') ?? ''});
    };

    const update = async (id: string, isStale: boolean): Promise<void> => {
      const known = model.get(id);
      const name = `N${random.below(9)}`;
      const {status, headers} = await api.send('PATCH', `/users/${id}`, {
        body: {given_name: name},
        headers: {'If-Match': isStale ? '"0-active"' : (known?.tag ?? '"x"')},
      });
      expect(status).toBe(known === undefined ? 404 : isStale ? 412 : 200);
      if (status === 200 && known !== undefined)
        model.set(id, {...known, name, tag: headers.get('ETag') ?? ''});
    };

    const remove = async (id: string): Promise<void> => {
      const known = model.get(id);
      const headers = {'If-Match': known?.tag ?? '"x"'};
      const {status} = await api.send('DELETE', `/users/${id}`, {headers});
      const isNeeded = id === PEOPLE.ciso || id === PEOPLE.member;
      expect(status).toBe(known === undefined ? 404 : isNeeded ? 409 : 204);
      if (status === 204) model.delete(id);
    };

    for (let step = 0; step < STEPS; step += 1) {
      const ids = [...model.keys(), '00000000-0000-4000-8000-000000000000'];
      const id = ids[random.below(ids.length)] ?? '';
      const way = random.below(5);
      if (way < 2) await create();
      else if (way < 4) await update(id, random.chance(0.3));
      else await remove(id);
    }

    const listed = new Map<string, string>();
    let query = '?page_size=7';
    for (;;) {
      const page = (await api.send('GET', `/users${query}`)).body;
      for (const user of page.items as unknown as {id: string; given_name: string}[])
        listed.set(user.id, user.given_name);
      if (!Object.hasOwn(page, 'next_page_token')) break;
      query = `?page_size=7&page_token=${String(page.next_page_token)}`;
    }
    expect(listed).toEqual(new Map([...model].map(([id, {name}]) => [id, name])));
    expect(api.bugs).toEqual([]);
  },
);

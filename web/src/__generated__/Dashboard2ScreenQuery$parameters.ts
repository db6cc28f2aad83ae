/**
 * @generated SignedSource<<1e91423880c6e25029206d224c385490>>
 * @relayHash 006476b95c61f2bb1577e3443b20cc6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab561b8990de6d7d8ea4441971068e6f81d1cf1085dae80bf320fca0a30eba69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab561b8990de6d7d8ea4441971068e6f81d1cf1085dae80bf320fca0a30eba69",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<48926a1b9f144a12e82e5a8980908960>>
 * @relayHash c697c99a307d96707a9da87f4d188823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9d24d1379826f08dc2ce09a3dea992eb3940a257e80d8015c3509b89abcc89b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9d24d1379826f08dc2ce09a3dea992eb3940a257e80d8015c3509b89abcc89b",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

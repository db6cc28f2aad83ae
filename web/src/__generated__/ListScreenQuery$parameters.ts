/**
 * @generated SignedSource<<54c909734d434be7c47852bd6a853c8d>>
 * @relayHash 4ba605860364f8a977728af8f8d1043b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b541ef399f85e038498607d22791a44af2df02d649d9fb8ecaa792c0f6983d21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b541ef399f85e038498607d22791a44af2df02d649d9fb8ecaa792c0f6983d21",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<1962308b2dda546f8fb260ed005e8258>>
 * @relayHash 89094cef1928d3a05ae5a76d7dc5a9de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8909425b29b623712deb2041e3036cc040204bec7474150021713e50de4ea00e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8909425b29b623712deb2041e3036cc040204bec7474150021713e50de4ea00e",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

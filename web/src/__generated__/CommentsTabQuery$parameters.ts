/**
 * @generated SignedSource<<aec7bdd36d9abb19d0e2c68034899293>>
 * @relayHash 8ad402c404cda0d3938a1a507be8ab21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 731216e74cec352a2ed4b353555a8b32db4346e6bbb6c1b2827085279417fd84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTabQuery } from './CommentsTabQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "731216e74cec352a2ed4b353555a8b32db4346e6bbb6c1b2827085279417fd84",
    "metadata": {},
    "name": "CommentsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

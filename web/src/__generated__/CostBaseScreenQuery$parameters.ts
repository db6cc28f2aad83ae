/**
 * @generated SignedSource<<3bd4fb5243766fdfb3fc8c5640ecef58>>
 * @relayHash a4085e00dc308ebc9234841be2a7eb0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfbafe510beda2891f584b8fb1e5a17455471a7c0c5d72c07ce3f97d15648d8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfbafe510beda2891f584b8fb1e5a17455471a7c0c5d72c07ce3f97d15648d8c",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

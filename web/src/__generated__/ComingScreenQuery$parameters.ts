/**
 * @generated SignedSource<<3415d952a092d489adff906953904f82>>
 * @relayHash adb4cd15ade8072aa5102aa71e85985d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e429a2e85a5d1eb3940ea5d4236702362398cba120efb0a4c55be4b671ebdecc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComingScreenQuery } from './ComingScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e429a2e85a5d1eb3940ea5d4236702362398cba120efb0a4c55be4b671ebdecc",
    "metadata": {},
    "name": "ComingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

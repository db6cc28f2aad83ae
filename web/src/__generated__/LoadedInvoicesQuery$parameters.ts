/**
 * @generated SignedSource<<e2e0b7990bff00a797d4ff1e929048cb>>
 * @relayHash b380c9e421ed4cee968365ad436d0854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08bd1186cc7b64ee3737a886685fb89c108a26405ccaa375f499ef33cdf78458

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedInvoicesQuery } from './LoadedInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<LoadedInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08bd1186cc7b64ee3737a886685fb89c108a26405ccaa375f499ef33cdf78458",
    "metadata": {},
    "name": "LoadedInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

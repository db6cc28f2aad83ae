/**
 * @generated SignedSource<<45f79f941d4f9ff34a91db387f995e58>>
 * @relayHash f0376ed28534051aaa25f1f77fd22874
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ec165875a26b228c0fa76dbe7cfd54556c476342c4f196474054b48a936b4e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLotsQuery } from './LoadedLotsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLotsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ec165875a26b228c0fa76dbe7cfd54556c476342c4f196474054b48a936b4e0",
    "metadata": {},
    "name": "LoadedLotsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

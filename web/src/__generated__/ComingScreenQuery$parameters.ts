/**
 * @generated SignedSource<<5579d9016ccc4250986b668361c5f556>>
 * @relayHash a66390e22fbc1e992ca2a1a5a149af31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504560beea386b08187dece727638153b9a8a6e23926214ee73c91fae9b4b564

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComingScreenQuery } from './ComingScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "504560beea386b08187dece727638153b9a8a6e23926214ee73c91fae9b4b564",
    "metadata": {},
    "name": "ComingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

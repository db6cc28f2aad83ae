/**
 * @generated SignedSource<<cb5060bb1a2c99dea077deac1b0c043a>>
 * @relayHash 00493b4e90ae41df8a2a1614f785a2ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 106a255ab69816b65f1cc98d571142542ead1b1fe879cb0c0fe5dc7430733efb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedIncompleteEventsQuery } from './LoadedIncompleteEventsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedIncompleteEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "106a255ab69816b65f1cc98d571142542ead1b1fe879cb0c0fe5dc7430733efb",
    "metadata": {},
    "name": "LoadedIncompleteEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

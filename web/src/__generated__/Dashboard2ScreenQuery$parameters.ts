/**
 * @generated SignedSource<<d6760a6e1662c97644b3d7472d774f0f>>
 * @relayHash a41113486b485d53ee86c06dfcb15f3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98809a1c4e234f7f11d24a951edd111445fecedb163650f1d37f8913e4965f8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98809a1c4e234f7f11d24a951edd111445fecedb163650f1d37f8913e4965f8a",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

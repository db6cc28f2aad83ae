/**
 * @generated SignedSource<<446f07fd68be193ff2a0b68af38341f5>>
 * @relayHash b3f722b5fdad056bf3ebb4bae46c3ddf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03518eb1fdbfafc09a350b991a959accb9e919d19ea759b2ee0de6e6590c522c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03518eb1fdbfafc09a350b991a959accb9e919d19ea759b2ee0de6e6590c522c",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<e186fdbfcd7a22382f0c570528501876>>
 * @relayHash da60a8d4dcdda20f61b86c4e7d4b8a27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28056dff0ee8b2b8885947c8b38b32f5c0cf44e47b8357f3d1c517e31a8854cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28056dff0ee8b2b8885947c8b38b32f5c0cf44e47b8357f3d1c517e31a8854cf",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<394876fe39db86417eb1933ff34f7c9b>>
 * @relayHash 368fcf10411d1d3381b53d6efc8cce57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6aa7290b9a616a80ad4f30b863d669d6dcc1e3cb93b8a3fcb8930dea0a16d7f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6aa7290b9a616a80ad4f30b863d669d6dcc1e3cb93b8a3fcb8930dea0a16d7f9",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
